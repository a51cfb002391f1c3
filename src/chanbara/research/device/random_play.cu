// Random play: each thread plays one game after another, for a number of rounds.
//
// In a round a game makes at most one choice and runs a few steps. Games whose chain of steps is longer go on in the
// next round, so that nobody waits for the longest; the long parts, a deal and a new deck, are done together with
// others, every SLOW rounds.

#define HASH_BASIS 0xCBF29CE484222325ULL
#define HASH_PRIME 0x100000001B3ULL

INLINED bool is_over(State state) { return state[ASKED] == NONE && state[DEPTH] == 0; }

INLINED bool is_running(State state) { return state[ASKED] == NONE && state[DEPTH] > 0; }

// Whether the next step may need a new deck.
INLINED bool may_be_long(State state) {
  return (DRAWING >> state[STACK + FRAME * (state[DEPTH] - 1)]) & 1 && (unsigned char)state[DECK_SIZE] < MOST_DRAWN;
}

// Make a random choice; return how many options there were.
INLINED int choose(State state, Chance chance, unsigned long long& hash) {
#ifdef SMALL
  Int16 options[ACTIONS];
  const int count = legal_(state, options);
  const int action = options[count > 1 ? below_(chance, count) : 0];
#else
  // Counted first, then picked by its place: the same code twice is faster than a list, if there is room for it.
  int count = 0, wanted = 0, action = 0;
  ROLL for (int pass = 0; pass < 2; pass++) {
    count = legal_(state, Picking{wanted, &action});
    if (count == 1) break;
    if (pass == 0) wanted = below_(chance, count);
  }
#endif
  hash = (hash ^ (unsigned long long)action) * HASH_PRIME;
  answer_(state, chance, action);
  return count;
}

#ifdef __CUDACC__
extern "C" __global__ void __launch_bounds__(BLOCK, BLOCKS) play(
    Int64 rounds, Int64 number, Int64* turns, Int64* made, unsigned long long* hashes, unsigned long long* won) {
  const Int64 me = blockIdx.x * (Int64)blockDim.x + threadIdx.x;
  alignas(8) Int8 state[SIZE];
  unsigned chance[CHANCE_SIZE];
  seed_(chance, number, me);
  state[ASKED] = NONE;
  state[DEPTH] = 0;
  unsigned long long hash = HASH_BASIS;
  int turned = 0, choices = 0;
  for (int round = 0; round < (int)rounds; round++) {
    const bool is_slow = round % SLOW == 0;
    if (is_slow) {
      if (is_over(state)) {
        if (round > 0) atomicAdd(&won[winner_(state)], 1ULL);
        deal_(state, chance, PLAYERS, EDITION);
      }
      __syncthreads();
    }
    if (state[ASKED] != NONE) {
      turned++;
      choices += choose(state, chance, hash) > 1;
    }
    __syncthreads();
    ROLL for (int step = 0; step < STEPS; step++) {
      if (is_running(state) && (is_slow || !may_be_long(state))) run_(state, chance);
    }
    __syncthreads();
  }
  turns[me] = turned;
  made[me] = choices;
  hashes[me] = hash;
}
#endif
