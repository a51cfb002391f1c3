// What the translated functions of the flat core stand on, on a device and, for tests, on a host.

#ifdef __CUDACC__
#define ON_DEVICE __device__ __forceinline__
#define CALLED static __device__ __noinline__
#define TABLE __constant__ const
#define LARGE_TABLE __device__ const
#else
#define ON_DEVICE inline
#define CALLED static
#define TABLE static const
#define LARGE_TABLE static const
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
typedef double* Reals;
typedef Int16* Shorts;

// Of two equal numbers the first, as in Python: 0 and -0 are equal.
template <class T>
INLINED T min_of(T one, T other) { return other < one ? other : one; }

template <class T>
INLINED T max_of(T one, T other) { return other > one ? other : one; }

INLINED Int64 bits_of(double number) {
#ifdef __CUDACC__
  return __double_as_longlong(number);
#else
  Int64 bits;
  __builtin_memcpy(&bits, &number, sizeof bits);
  return bits;
#endif
}

INLINED double number_of(Int64 bits) {
#ifdef __CUDACC__
  return __longlong_as_double(bits);
#else
  double number;
  __builtin_memcpy(&number, &bits, sizeof number);
  return number;
#endif
}

#define INFINITE number_of(0x7FF0000000000000LL)
#define NOT_A_NUMBER number_of(0x7FF8000000000000LL)

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
