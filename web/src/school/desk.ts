/** A table that exists only on this screen: who sits at it, in the form the table components expect. */
import type { TableInfo } from '../protocol.gen';

export function tableOf(players: number, you: number, name: string, bot: string, isOver: boolean): TableInfo {
  return {
    code: '',
    link: '',
    status: isOver ? 'over' : 'running',
    options: { game: { game: 'sword', players } },
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      name: seat === you ? name : '',
      bot: seat === you ? null : bot,
      ready: true,
      here: true,
      stand_in: false,
      reserve: null,
      verified: false,
      resigned: false,
      mark: null,
      stood_in: null,
      claim: null,
      avatar: '',
      free: false,
    })),
    // Nobody is the host: there is nothing to manage here.
    host: -1,
    stand_in: bot,
    paused: false,
    watching: 0,
    commitment: '',
    origin: null,
    next: null,
    result: null,
    aid: false,
    rated: false,
  };
}
