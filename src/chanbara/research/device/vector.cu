// Many games, stepped from outside: a warp of games at a time, each thread one of them. Games that lie one after another
// are copied to and from the memory that the warp shares: there each thread reaches its own as fast as any other.

// Marks legal actions as bits, from a place on. An action that is followed by another at the same place is not legal.
struct Marking {
  unsigned* bits;
  int from;
  int* last;
  int* last_place;
  int* only;

  struct Place {
    const Marking& all;
    int place;
    ON_DEVICE void operator=(int action) {
      if (place > *all.last_place) all.mark(place);
      if (place == 0) *all.only = action;
      *all.last_place = place;
      *all.last = action;
    }
  };
  ON_DEVICE Place operator[](int place) const { return Place{*this, place}; }

  // Mark the last action if it is among the first `count`.
  ON_DEVICE void mark(int count) const {
    if (*last_place >= 0 && *last_place < count) change(*last);
  }
  ON_DEVICE void change(int action) const {
    const int bit = from + action;
#ifdef __CUDACC__
    atomicXor(&bits[bit / 32], 1u << bit % 32);
#else
    bits[bit / 32] ^= 1u << bit % 32;
#endif
  }
};

// Whether a decision with two or more options is reached, which are then marked; a forced choice is made.
INLINED bool is_reached(State state, Chance chance, unsigned* bits, int from) {
  if (state[ASKED] == NONE) return false;
  int last = 0, last_place = -1, only = 0;
  const Marking marking{bits, from, &last, &last_place, &only};
  const int count = legal_(state, marking);
  marking.mark(count);
  if (count > 1) return true;
  marking.change(only);
  answer_(state, chance, only);
  return false;
}

// Go on to a decision, or to the end of the game.
INLINED void go_on(State state, Chance chance, unsigned* bits, int from) {
  for (bool is_there = false; !is_there && !is_over(state);) {
    ROLL for (int step = 0; step < STEPS; step++) {
      if (state[ASKED] == NONE && state[DEPTH] > 0) run_(state, chance);
    }
    is_there = is_reached(state, chance, bits, from);
  }
}

// Deal until a game has a decision.
INLINED void begin(State state, Chance chance, unsigned* bits, int from) {
  do {
    deal_(state, chance, PLAYERS, EDITION);
    go_on(state, chance, bits, from);
  } while (is_over(state));
}

#ifdef __CUDACC__
INLINED void copy_back(Int8* to, int games) {
  __syncthreads();
#pragma unroll 8
  for (int place = threadIdx.x; place < games * WORDS; place += WARP)
    ((unsigned*)to)[place] = ((const unsigned*)room)[place / WORDS * (WORDS + 1) + place % WORDS];
}

// Four bits as four bytes.
INLINED int spread(unsigned bits) { return (bits & 15) * 0x00204081u & 0x01010101u; }

// Write the marks of games that lie one after another as bytes.
INLINED void write_masks(Int8* masks, const unsigned* bits, int games) {
  const int bytes = games * ACTIONS;
#pragma unroll 4
  for (int place = threadIdx.x; place < bytes / 16; place += WARP) {
    const unsigned marks = ((const unsigned short*)bits)[place];
    ((int4*)masks)[place] = int4{spread(marks), spread(marks >> 4), spread(marks >> 8), spread(marks >> 12)};
  }
  for (int place = bytes / 16 * 16 + threadIdx.x; place < bytes; place += WARP) masks[place] = bits[place / 32] >> place % 32 & 1;
}

INLINED void read_chance(Chance chance, const Int64* kept) {
#pragma unroll
  for (int place = 0; place < CHANCE_SIZE; place++) chance[place] = (unsigned)kept[place];
}

INLINED void keep_chance(const unsigned* chance, Int64* kept) {
#pragma unroll
  for (int place = 0; place < CHANCE_SIZE; place++) kept[place] = chance[place];
}

// The bits of all games of a warp, behind the games.
INLINED unsigned* wiped_bits() {
  unsigned* bits = (unsigned*)((Int8*)room + WARP * STRIDE);
  for (int place = threadIdx.x; place < ACTIONS; place += WARP) bits[place] = 0;
  __syncthreads();
  return bits;
}

// Carry out a choice in each game. A game that is over goes to a list: a deal is long, and takes another kernel.
extern "C" __global__ void __launch_bounds__(WARP) step(
    Int64 games, Int8* states, Int64* chances, Int8* masks, float* rewards, Int8* actors, Int8* dones, const char* choices,
    Int64 stride, Int64 size, unsigned* over) {
  const Int64 first = blockIdx.x * (Int64)WARP, me = first + threadIdx.x;
  const int here = (int)min_of<Int64>(WARP, games - first);
  copy_in(states + first * SIZE, here, WARP);
  unsigned* bits = wiped_bits();
  if (me < games) {
    State state = (Int8*)room + threadIdx.x * STRIDE;
    unsigned chance[CHANCE_SIZE];
    read_chance(chance, chances + me * CHANCE_SIZE);
    if (dones[me]) clear_(rewards + me * SEATS);
    answer_(state, chance, (int)choice_at(choices, me * stride, (int)size));
    go_on(state, chance, bits, threadIdx.x * ACTIONS);
    const bool is_done = is_over(state);
    if (is_done) {
      give_(state, rewards + me * SEATS);
      over[1 + atomicAdd(over, 1u)] = (unsigned)me;
    }
    dones[me] = is_done;
    actors[me] = state[ASKED];
    keep_chance(chance, chances + me * CHANCE_SIZE);
  }
  copy_back(states + first * SIZE, here);
  write_masks(masks + first * ACTIONS, bits, here);
}

// Deal the games of a list, or all: there is then no list.
extern "C" __global__ void __launch_bounds__(WARP) begin_again(
    Int64 games, Int8* states, Int64* chances, Int8* masks, Int8* actors, const unsigned* over) {
  __shared__ Int64 which[WARP];
  const Int64 all = over ? over[0] : games;
  for (Int64 first = blockIdx.x * (Int64)WARP; first < all; first += gridDim.x * (Int64)WARP) {
    const int here = (int)min_of<Int64>(WARP, all - first);
    unsigned* bits = wiped_bits();
    if (threadIdx.x < here) {
      const Int64 me = over ? over[1 + first + threadIdx.x] : first + threadIdx.x;
      State state = (Int8*)room + threadIdx.x * STRIDE;
      unsigned chance[CHANCE_SIZE];
      read_chance(chance, chances + me * CHANCE_SIZE);
      begin(state, chance, bits, threadIdx.x * ACTIONS);
      actors[me] = state[ASKED];
      keep_chance(chance, chances + me * CHANCE_SIZE);
      which[threadIdx.x] = me;
    }
    __syncthreads();
    for (int game = 0; game < here; game++) {
      const Int64 its = which[game];
      for (int place = threadIdx.x; place < WORDS; place += WARP)
        ((unsigned*)(states + its * SIZE))[place] = ((const unsigned*)room)[game * (WORDS + 1) + place];
      for (int place = threadIdx.x; place < ACTIONS; place += WARP) {
        const int bit = game * ACTIONS + place;
        masks[its * ACTIONS + place] = bits[bit / 32] >> bit % 32 & 1;
      }
    }
    __syncthreads();
  }
}
#endif
