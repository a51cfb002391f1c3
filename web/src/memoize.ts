/** What is asked of the server once; what failed may be asked again. */
export function memoize<Answer>(ask: (about: string) => Promise<Answer>): (about?: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>();
  return (about = '') => {
    const known = asked.get(about);
    if (known !== undefined) return known;
    const answer = ask(about);
    asked.set(about, answer);
    answer.catch(() => asked.delete(about));
    return answer;
  };
}
