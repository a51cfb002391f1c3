/** What is fetched from the server once; a failed request can be retried. */
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
