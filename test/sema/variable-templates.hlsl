// args: -T lib_6_x -Wno-c++14-extensions
// A variable for every set of arguments, made when it is named.
float half_of(float x) { return x / 2; } //=> (x / 2:float)
template<typename T> static const T pi = T(3.14159);
template<> static const int pi<int> = 4;
template<typename T, int N = 2> static const vector<T, N> ones = (vector<T, N>)T(1);
template<typename A, typename B> static const bool same = false;
template<typename T> static const float halves[2] = { half_of(sizeof(T)), 3 };
namespace N { template<int K> static const int factorial = K * factorial<K - 1>; template<> static const int factorial<0> = 1; }
template<typename T> static T counter = T(0);
template<typename T> T area(T r) { return pi<T> * r * r; } //=> ((pi * r) * r)

void test() {
  float a = pi<float> + pi<int>; //=> (pi + (float)pi)
  int2 b = ones<int>; //=> ones
  float3 c = ones<float, 3>; //=> ones
  float d = halves<float4>[1]; //=> halves[1:int]
  int e[N::factorial<3>];
  bool f = same<int, float>; //=> same
  counter<float> = 3; //=> counter = 3:float
  counter<int>++; //=> counter++
  float g = area(2.0f) + area(2); //=> (area(2:float) + (float)area.1(2:int))
  bool h = pi<float> < 3; //=> (pi < 3:float)
}
