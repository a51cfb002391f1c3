// What the translated functions of the flat core stand on, on a device and, for tests, on a host.

#ifdef __CUDACC__
#define ON_DEVICE __device__ __forceinline__
#define TABLE __constant__ const
#else
#define ON_DEVICE inline
#define TABLE static const
#endif
#define INLINED static ON_DEVICE

// Loops that are never unrolled, and loops with a few rounds that are unrolled where there is room for the code.
#ifdef __CUDACC__
#define ROLL _Pragma("unroll 1")
#else
#define ROLL
#endif
#ifdef SMALL
#define BRIEF ROLL
#else
#define BRIEF
#endif

typedef signed char Int8;
typedef short Int16;
typedef int Int32;
typedef long long Int64;

typedef Int8* State;
typedef unsigned* Chance;
typedef Int8* Row;
typedef float* Rewards;

template <class T>
INLINED T min_of(T one, T other) { return one < other ? one : other; }

template <class T>
INLINED T max_of(T one, T other) { return one > other ? one : other; }

INLINED int first_of_native(int cards) {
#ifdef __CUDACC__
  return __ffs(cards) - 1;
#else
  return __builtin_ctz(cards);
#endif
}

INLINED int first_of_native(long long cards) {
#ifdef __CUDACC__
  return __ffsll(cards) - 1;
#else
  return __builtin_ctzll(cards);
#endif
}

// Where `legal` writes the actions: it may write one, and then another at the same place if the first is not
// legal. No list is kept: one action is picked by its place.

struct Picking {
  int wanted;
  int* found;

  struct Place {
    bool is_wanted;
    int* found;
    ON_DEVICE void operator=(int action) { if (is_wanted) *found = action; }
  };
  ON_DEVICE Place operator[](int place) const { return Place{place == wanted, found}; }
};
