// Bots beside a learner: each thread plays one game after another on to the learner's next choice.
//
// A game, and all that a bot computes, are in the local memory of a thread: there is a mind for each thread that runs, not
// for each game. The threads of a block do each part of a round together: they watch, answer, run steps, deal, list
// actions, think. A thread whose game has reached the learner takes another game, so that nobody waits for the longest.

#ifdef __CUDACC__
#define TOGETHER __syncthreads()
#define ANY(condition) __syncthreads_or(condition)
#else
#define TOGETHER
#define ANY(condition) (condition)
#endif
#define NO_GAME (-1)

struct Batch {
  Int64 games;
  Int8* states;
  Int64* chances;
  Int8* masks;
  float* rewards;
  Int8* actors;
  Int8* dones;
  double* memories;
  Int64* streams;
  Int8* sitters;
  Int8* finals;
  float* told;
  Int8* winners;
  float* advice;
  // None if all games are dealt.
  const char* choices;
  Int64 stride;
  int size;
  Guests guests;
  int drawn;
  int kinds;
  // The next game that no thread has taken.
  unsigned* next;
};

INLINED Int64 taken_game(unsigned* next) {
#ifdef __CUDACC__
  return atomicAdd(next, 1u);
#else
  return (*next)++;
#endif
}

INLINED void copy_game(Int8* to, const Int8* from) {
  struct alignas(16) Part { Int64 one, other; };
  ROLL for (int place = 0; place < SIZE / 16; place++) ((Part*)to)[place] = ((const Part*)from)[place];
}

// Bring in a game; return the choice that is made in it.
INLINED int bring_in(const Batch& all, Int64 game, State state, Chance chance, Chance stream, Reals mind) {
  copy_game(state, all.states + game * SIZE);
  for (int place = 0; place < CHANCE_SIZE; place++) chance[place] = (unsigned)all.chances[game * CHANCE_SIZE + place];
  for (int place = 0; place < STREAM_SIZE; place++) stream[place] = (unsigned)all.streams[game * STREAM_SIZE + place];
  if (all.dones[game]) clear_(all.rewards + game * SEATS);
  all.dones[game] = 0;
  if (!all.choices) {
    // It is dealt like one after a game in which the learner had no choice.
    state[ASKED] = NONE;
    state[DEPTH] = 0;
    stream[HAS_ACTED] = 0;
    return NO_CHOICE;
  }
  stream[HAS_ACTED] = 1;
  stream[UP_TO_DATE] = 0;
  if (stream[IS_WATCHED]) recall_(state, all.memories + game * MEMORY_SIZE, mind);
  return (int)choice_at(all.choices, game * all.stride, all.size);
}

// Put back a game in which the learner has a choice among the listed actions.
INLINED void put_back(const Batch& all, Int64 game, State state, Chance chance, Chance stream, Reals mind, Shorts listed, int count) {
  if (stream[IS_WATCHED] && stream[UP_TO_DATE] & CHANGED) keep_(state, mind, all.memories + game * MEMORY_SIZE);
  if (stream[IS_TOLD]) tell_odds_(state, stream, mind, all.told + game * TOLD);
  if (stream[IS_ADVISED]) advise_(state, stream, mind, listed, count, all.advice + game * ACTIONS);
  ROLL for (int place = 0; place < count; place++) all.masks[game * ACTIONS + listed[place]] = 1;
  all.actors[game] = state[ASKED];
  copy_game(all.states + game * SIZE, state);
  for (int place = 0; place < CHANCE_SIZE; place++) all.chances[game * CHANCE_SIZE + place] = chance[place];
  for (int place = 0; place < STREAM_SIZE; place++) all.streams[game * STREAM_SIZE + place] = stream[place];
}

// Give the learner's seats their rewards, and show the end as the first of them sees it.
INLINED void end_game(const Batch& all, Int64 game, State state) {
  Row sitters = all.sitters + game * SEATS, row = all.finals + game * OBSERVATION_SIZE;
  reward_learner_(state, sitters, all.rewards + game * SEATS);
  ROLL for (int place = 0; place < OBSERVATION_SIZE; place++) row[place] = 0;
  ROLL for (int part = 0; part < PARTS; part++) observe_part(state, first_learner_(sitters), row, part);
  all.winners[game] = winner_(state);
  all.dones[game] = 1;
}

INLINED void deal_game(const Batch& all, Int64 game, State state, Chance chance, Chance stream, Reals mind) {
  deal_(state, chance, PLAYERS, EDITION);
  deal_seats_(stream, all.sitters + game * SEATS, all.guests, PLAYERS, all.drawn, all.kinds);
  if (stream[IS_WATCHED]) {
    forget_evidence_(mind);
    weigh_worlds_(state, mind);
  }
}

// Play games until there is none left.
INLINED void play_games(const Batch& all) {
  alignas(16) Int8 state[SIZE];
  double mind[MIND_SIZE];
  Int16 room[ROOM_SIZE];
  unsigned chance[CHANCE_SIZE], stream[STREAM_SIZE];
  ROLL for (int world = 0; world < WORLDS; world++) mind[EVEN_BELIEF + world] = 1.0 / WORLDS;
  Int64 game = NO_GAME;
  int action = NO_CHOICE;
  for (bool is_left = true;;) {
    if (game == NO_GAME && is_left) {
      game = taken_game(all.next);
      is_left = game < all.games;
      if (is_left) action = bring_in(all, game, state, chance, stream, mind);
      else game = NO_GAME;
    }
    if (!ANY(game != NO_GAME)) return;
    if (action != NO_CHOICE && stream[IS_WATCHED]) watch_sparingly_(state, action, stream, mind);
    TOGETHER;
    if (action != NO_CHOICE) answer_(state, chance, action);
    action = NO_CHOICE;
    TOGETHER;
    ROLL for (int step = 0; step < STEPS; step++) {
      if (game != NO_GAME && state[ASKED] == NONE && state[DEPTH] > 0) run_(state, chance);
    }
    TOGETHER;
    if (game != NO_GAME && is_over(state)) {
      if (stream[HAS_ACTED]) end_game(all, game, state);
      deal_game(all, game, state, chance, stream, mind);
    }
    TOGETHER;
    int guest = LEARNER, count = 0;
    if (game != NO_GAME && state[ASKED] != NONE) {
      count = legal_(state, room);
      if (count == 1) action = room[0];
      else guest = all.sitters[game * SEATS + state[ASKED]];
    }
    TOGETHER;
    if (guest != LEARNER) {
      prepare_bot_(state, stream, all.guests, guest, mind);
      action = choose_(state, stream, all.guests.who[guest], mind, room, count);
    } else if (count > 1) {
      put_back(all, game, state, chance, stream, mind, room, count);
      game = NO_GAME;
    }
    TOGETHER;
  }
}

#ifdef __CUDACC__
extern "C" __global__ void __launch_bounds__(BLOCK, BLOCKS) play_on(
    Int64 games, Int8* states, Int64* chances, Int8* masks, float* rewards, Int8* actors, Int8* dones, double* memories,
    Int64* streams, Int8* sitters, Int8* finals, float* told, Int8* winners, float* advice, const char* choices, Int64 stride, Int64 size, Int8* who,
    double* manners, Int8* places, Int64 drawn, Int64 kinds, unsigned* next) {
  const Guests guests{who, manners, places};
  play_games(Batch{games, states, chances, masks, rewards, actors, dones, memories, streams, sitters, finals, told, winners, advice, choices,
                   stride, (int)size, guests, (int)drawn, (int)kinds, next});
}

// Clear all masks: an array that is as long as a multiple of sixteen, or ends with less.
extern "C" __global__ void wipe(Int64 bytes, Int8* masks) {
  const Int64 threads = gridDim.x * (Int64)blockDim.x, me = blockIdx.x * (Int64)blockDim.x + threadIdx.x;
  for (Int64 place = me; place < bytes / 16; place += threads) ((int4*)masks)[place] = int4{0, 0, 0, 0};
  for (Int64 place = bytes / 16 * 16 + me; place < bytes; place += threads) masks[place] = 0;
}
#endif
