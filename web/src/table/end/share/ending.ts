/** What is on the picture of an ending: only what the record of the game says. */
import type { CardBox } from '../../../cards';
import type { ResultView, ScoreSheet, SeatInfo, Story, View } from '../../../protocol.gen';
import { botName } from '../../../words/bots';
import { Telling, tell } from '../../../words/message';
import { peopleAt, withPeople } from '../../../words/people';
import { say } from '../../../words/speech.svelte';
import type { Words } from '../../../words/table';
import { percent } from '../../aid/suspects';
import { roleOf, roleWords } from '../roles';
import { signed } from '../sum';
import type { Ending } from './picture';

type Ended = {
  view: View & { result: ResultView };
  scoresheet: ScoreSheet;
  cards: CardBox;
  words: Words;
  story: Story | null;
  sitters: readonly SeatInfo[];
};

export function endingOf({ view, scoresheet, cards, words, story, sitters }: Ended): Ending {
  const { winner, winners } = view.result;
  const deciding = story?.deciding ?? null;
  const telling = new Telling();
  const people = peopleAt(sitters, view);
  return {
    title: tell(scoresheet.won),
    after: say('share-after', { turns: view.turn }),
    emblem: roleOf(winner),
    players: view.seats.flatMap(({ seat, character, role }) => {
      if (role === null) return [];
      const [name, also] = [words.brief(seat), words.name(seat)];
      const bot = sitters[seat]?.bot ?? null;
      const named = { name, character, called: name === also && bot !== null ? botName(bot) : also };
      return [{ ...named, role: roleOf(role), roleWords: roleWords(role, cards.role(role).stars), isWinner: winners.includes(seat) }];
    }),
    sums: scoresheet.teams.map(({ team, total }) => ({
      team,
      name: say(`team-${team}`),
      total: signed(total),
      isWinner: team === winner,
    })),
    deciding: deciding && {
      heading: say('story-deciding'),
      text: `${say('story-turn', { turn: deciding.turn })}: ${deciding.said.map((one) => telling.tell(withPeople(one, people))).join(' ')}`,
      chance: say('story-chance', { team: say(`team-${winner}`), before: percent(deciding.before), after: percent(deciding.after) }),
      before: deciding.before,
      after: deciding.after,
    },
  };
}
