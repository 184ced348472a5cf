// args: -T lib_6_x
// Of several templates that fit alike the most special one is called.
template<typename T> struct Box { T v; };
struct Any {}; struct Boxes {}; struct Four {}; struct Vectors {}; struct Same {}; struct Two {}; struct Arrays {}; struct Pairs {}; struct Deep {};

template<typename T> Any f(T a);
template<typename T> Boxes f(Box<T> a);
template<typename T> Deep f(Box<Box<T> > a);
template<typename T> Four f(vector<T,4> a);
template<typename T, int N> Vectors f(vector<T,N> a);
template<typename T, int N> Arrays f(T a[N]);
template<typename T> Pairs f(T a[2]);

template<typename T, typename U> Two g(T a, U b);
template<typename T> Same g(T a, T b);
template<typename T, int N> Vectors g(vector<T, N> a, T b);

template<typename LongParameterName, typename OtherLongParameterName> Two h(Box<LongParameterName> a, Box<OtherLongParameterName> b);
template<typename LongParameterName> Same h(Box<LongParameterName> a, Box<LongParameterName> b);

void test(Box<float> box, Box<Box<float> > deep, float3 v3, float4 v4, int three[3], int two[2]) {
  Any a = f(true); //=> f(true:bool)
  Boxes b = f(box); //=> f.2(box)
  Deep c = f(deep); //=> f.5(deep)
  Vectors d = f(v3); //=> f.7(v3)
  Four e = f(v4); //=> f.9(v4)
  Arrays i = f(three); //=> f.12(three)
  Pairs j = f(two); //=> f.13(two)
  Two k = g(1, true); //=> g(1:int, true:bool)
  Same l = g(1, 1); //=> g.2(1:int, 1:int)
  Vectors m = g(v3, 1.f); //=> g.4(v3, 1:float)
  Two n = g(box, deep); //=> g.5(box, deep)
  Same o = h(box, box); //=> h.1(box, box)
  Two p = h(box, deep); //=> h.2(box, deep)
}
