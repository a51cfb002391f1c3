// What a learner is shown of many games, and its choices: a warp of games at a time, each thread one of them.

#define WARP 32
#define PARTS 4
// Threads that show games: a warp for each part of an observation.
#define SHOWING (PARTS * WARP)
// The size of a game in shared memory: an odd number of words, so that the games of a warp are in different banks.
#define STRIDE (SIZE + 4)

INLINED bool is_over(State state) { return state[ASKED] == NONE && state[DEPTH] == 0; }

// Write a part of an observation into a row of zeros: each warp of a block writes another.
INLINED void observe_part(State state, int viewer, Row row, int part) {
  if (part == 0) {
    observe_table_(state, viewer, row);
    observe_question_(state, viewer, row);
  } else if (part == 1) {
    observe_seats_(state, viewer, row);
  } else if (part == 2) {
    observe_deeds_(state, viewer, row);
  } else {
    observe_own_(state, viewer, row);
  }
}

// A choice, in an array of whole numbers of any size; `size` is negative for those with a sign.
INLINED Int64 choice_at(const char* choices, Int64 place, int size) {
  switch (size) {
    case -1: return *(const signed char*)(choices + place);
    case 1: return *(const unsigned char*)(choices + place);
    case -2: return *(const short*)(choices + place);
    case 2: return *(const unsigned short*)(choices + place);
    case -4: return *(const int*)(choices + place);
    case 4: return *(const unsigned*)(choices + place);
    default: return *(const Int64*)(choices + place);
  }
}

#ifdef __CUDACC__
#define WORDS (SIZE / 4)

extern __shared__ int4 room[];

// Copy games that lie one after another into shared memory.
INLINED void copy_in(const Int8* from, int games, int threads) {
#pragma unroll 8
  for (int place = threadIdx.x; place < games * WORDS; place += threads)
    ((unsigned*)room)[place / WORDS * (WORDS + 1) + place % WORDS] = ((const unsigned*)from)[place];
  __syncthreads();
}

// Write the observations of a warp of games at a time. The list of games that were over is emptied for the next step.
extern "C" __global__ void __launch_bounds__(SHOWING) show(Int64 games, const Int8* states, Int8* rows, unsigned* over) {
  int4* seen = (int4*)((Int8*)room + WARP * STRIDE);
  const Int64 first = blockIdx.x * (Int64)WARP;
  const int here = (int)min_of<Int64>(WARP, games - first);
  const int me = threadIdx.x % WARP, bytes = here * OBSERVATION_SIZE;
  if (first == 0 && threadIdx.x == 0) over[0] = 0;
#pragma unroll 4
  for (int place = threadIdx.x; place < WARP * OBSERVATION_SIZE / 16; place += SHOWING) seen[place] = int4{0, 0, 0, 0};
  copy_in(states + first * SIZE, here, SHOWING);
  State state = (Int8*)room + me * STRIDE;
  if (me < here) observe_part(state, state[ASKED], (Int8*)seen + me * OBSERVATION_SIZE, threadIdx.x / WARP);
  __syncthreads();
  Int8* to = rows + first * OBSERVATION_SIZE;
#pragma unroll 4
  for (int place = threadIdx.x; place < bytes / 16; place += SHOWING) ((int4*)to)[place] = seen[place];
  for (int place = bytes / 16 * 16 + threadIdx.x; place < bytes; place += SHOWING) to[place] = ((const Int8*)seen)[place];
}

extern "C" __global__ void find_illegal(
    Int64 games, Int8* masks, const char* choices, Int64 stride, Int64 size, unsigned long long* first) {
  const Int64 me = blockIdx.x * (Int64)blockDim.x + threadIdx.x;
  if (me >= games) return;
  if (!is_legal_(masks + me * ACTIONS, choice_at(choices, me * stride, (int)size))) atomicMin(first, (unsigned long long)me);
}
#endif
