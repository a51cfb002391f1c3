/** From events to animations: cards that travel, petals that drift, wounds. */
import { isProperty } from '../../during';
import type { ToldEvent } from '../../protocol.gen';

export type Flight =
  | { what: 'card'; card: string | null; from: string; to: string }
  | { what: 'petal'; from: string; to: string };

const seatOf = (value: unknown): string => `seat-${String(value)}`;

/** What travels for an event; a hidden card travels face down. */
export function flightsOf(event: ToldEvent, you: number | null): Flight[] {
  const { about } = event;
  const own = (seat: unknown): string => (seat === you ? 'hand' : seatOf(seat));
  const fly = (card: unknown, from: string, to: string): Flight[] => [
    { what: 'card', card: typeof card === 'string' ? card : null, from, to },
  ];
  const me = about['seat'];
  switch (event.kind) {
    case 'Drew': {
      const cards = Array.isArray(about['cards']) ? (about['cards'] as string[]) : null;
      const count = cards?.length ?? Number(about['count'] ?? 1);
      return Array.from({ length: Math.min(count, 4) }, (_, place) => fly(cards?.[place], 'deck', own(me))).flat();
    }
    case 'TookDiscard':
      return fly(about['card'], 'pile', own(me));
    case 'Played':
      return fly(about['card'], own(me), isProperty(event) ? seatOf(about['target'] ?? me) : 'playing');
    case 'Answered':
    case 'Escaped':
      return fly(about['card'], own(me), 'playing');
    case 'Discarded':
      return fly(about['card'], own(me), 'pile');
    case 'PropertyRemoved':
      return fly(about['card'], seatOf(me), 'pile');
    case 'Flipped':
    case 'Buried':
      return fly(about['card'], 'deck', 'pile');
    case 'CardTaken':
    case 'ShownTaken':
      return fly(about['card'], own(about['victim']), own(me));
    case 'PropertyTaken':
      return fly(about['card'], seatOf(about['holder']), own(me));
    case 'PropertyPassed':
      return fly(about['card'], seatOf(me), seatOf(about['to']));
    case 'WeaponReturned':
      return fly(about['card'], 'playing', own(me));
    case 'HonorGiven':
      return [{ what: 'petal', from: seatOf(me), to: seatOf(about['to']) }];
    case 'HonorLost':
      return [{ what: 'petal', from: seatOf(me), to: 'pile' }];
    case 'HonorGained':
      return [{ what: 'petal', from: 'deck', to: seatOf(me) }];
    default:
      return [];
  }
}
