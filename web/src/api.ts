/** The routes of the server. */
import type {
  AnyDuel,
  Attempt,
  BeginSaga,
  Cards,
  Choices,
  Create,
  DuelBook,
  DuelChecked,
  DuelChoices,
  DuelDraft,
  Join,
  LessonAct,
  LessonQuestion,
  Examples,
  LessonState,
  Problem,
  PuzzleHistory,
  Puzzles,
  PuzzleSolution,
  PuzzleState,
  QuickPlay,
  QuickSeated,
  Reason,
  SagaChoice,
  SagaInfo,
  SagaKey,
  Seated,
  TableInfo,
  Tables,
} from './protocol.gen';
import { answerTo } from './prefetch';
import { request } from './transport';
import { online } from './install/online.svelte';
import { speech } from './words/speech.svelte';

/** The server refused; its sentence is for the player. */
export class Refusal extends Error {
  readonly code: string;

  constructor(problem: Pick<Problem, 'message'> & { code: string }) {
    super(problem.message);
    this.code = problem.code;
  }
}

/** Requests that only the owner may make carry their token. */
export const proof = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

/** A route's answer; a text body is sent as is, everything else as JSON. */
export async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const how = token === undefined ? {} : proof(token);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const said = body === undefined ? {} : { method: 'POST', body: text };
  return (await (await reach(path, { ...how, ...said })).json()) as Answer;
}

/** Call a route with any method; throws what it refuses. */
export async function reach(path: string, how: RequestInit): Promise<Response> {
  const asked = { ...how, headers: { 'Accept-Language': speech.language, ...how.headers } };
  let answer: Response;
  try {
    answer = await ((how.method === undefined ? answerTo(path) : undefined) ?? request(path, asked));
  } catch {
    // A request the caller aborted is not a lost connection.
    if (!how.signal?.aborted) online.lost();
    throw new Refusal({ code: 'unreachable', message: speech.say('page-unreachable') });
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem ?? { code: 'unreachable', message: speech.say('page-unreachable') });
  }
  return answer;
}

export const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const createTable = (wanted: Create): Promise<Seated> => ask('/api/tables', wanted);
export const playQuick = (wanted: QuickPlay): Promise<QuickSeated> => ask('/api/quick', wanted);
export const joinTable = (code: string, wanted: Join): Promise<Seated> => ask(`${at(code)}/seats`, wanted);
export const lookAtTable = (code: string): Promise<TableInfo> => ask(at(code));
export const listTables = (): Promise<Tables> => ask('/api/tables');
export const fetchCards = (code: string): Promise<Cards> => ask(code ? `${at(code)}/cards` : '/api/cards');
export const fetchBaseCards = (): Promise<Cards> => ask('/api/cards/base');
export const fetchChoices = (): Promise<Choices> => ask('/api/choices');
/** What is printed in the duel: for all, or with the rulings and numbers of a table or a review, by its address. */
export const fetchDuelBook = (address = '/api/duels'): Promise<DuelBook> => ask(`${address}/book`);
export const fetchDuelChoices = (): Promise<DuelChoices> => ask('/api/duels/choices');
export const checkDuel = (draft: DuelDraft): Promise<DuelChecked> => ask('/api/duels/check', draft);
export const anyDuel = (wanted: AnyDuel): Promise<DuelDraft> => ask('/api/duels/any', wanted);

const lessonAt = (key: string): string => `/api/lessons/${encodeURIComponent(key)}`;
export const puzzleAt = (key: string): string => `/api/puzzles/${encodeURIComponent(key)}`;

export const walkLesson = (key: string, act: LessonAct): Promise<LessonState> => ask(lessonAt(key), act);
export const askWhyInLesson = (key: string, asked: LessonQuestion): Promise<Reason> => ask(`${lessonAt(key)}/why`, asked);
export const listExamples = (): Promise<Examples> => ask('/api/examples');

export const listPuzzles = (): Promise<Puzzles> => ask('/api/puzzles');
export const tryPuzzle = (key: string, attempt: Attempt, token?: string): Promise<PuzzleState> => ask(puzzleAt(key), attempt, token);
export const askWhyInPuzzle = (key: string, asked: LessonQuestion): Promise<Reason> => ask(`${puzzleAt(key)}/why`, asked);
export const tellHistory = (key: string): Promise<PuzzleHistory> => ask(`${puzzleAt(key)}/history`);
export const solvePuzzle = (key: string, token?: string): Promise<PuzzleSolution> => ask(`${puzzleAt(key)}/solution`, {}, token);

const saga = (code: string): string => `/api/sagas/${encodeURIComponent(code)}`;

export const beginSaga = (wanted: BeginSaga): Promise<SagaKey> => ask('/api/sagas', wanted);
export const lookAtSaga = (code: string, token: string): Promise<SagaInfo> => ask(saga(code), undefined, token);
export const chooseInSaga = (code: string, token: string, choice: SagaChoice): Promise<SagaInfo> =>
  ask(`${saga(code)}/choices`, choice, token);
export const giveUpSaga = async (code: string, token: string): Promise<void> =>
  void (await reach(saga(code), { ...proof(token), method: 'DELETE' }));
export const openDuel = (code: string, token: string): Promise<Seated> => ask(`${saga(code)}/duel`, {}, token);
