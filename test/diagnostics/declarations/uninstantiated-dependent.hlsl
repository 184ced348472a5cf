// args: -T cs_6_6 -w
// What depends on the parameters is not judged before there is an instance.
RWBuffer<float> O; struct P { float a; int b[2]; };
template<typename T> struct Holder { T value; T get() { return value; } static const int size = sizeof(T); };
template<int N> struct Sized { float v[N]; float sum() { float s = 0; for (int i = 0; i < N; ++i) s += v[i]; return s; } };
template<typename T> T f1(T a) { T x = a; x.y = 3; x[0] = 1; x += a; return x * 2 + f1(x); }
template<typename T, int N> vector<T, N> f2(vector<T, N> a) { vector<T, N> r = a; r.x = 1; T arr[N]; arr[0] = a[0]; [unroll(N)] for (int i = 0; i < N; ++i) arr[i] = i; return r + arr[N - 1]; }
template<typename T> T f3(RWStructuredBuffer<T> b, uint i) { T t = b[i]; b[i] = t; Holder<T> h; h.value = t; return h.get(); }
template<typename T, uint N> float f4(T v[N]) { static const uint count = N * 2; float c[count]; c[0] = v[0]; P p = { v[0], 1, 2 }; float2 q = { v[0], 1 }; return c[0] + p.a; }
template<typename T> struct Both { T a; float b; float m() { float2 c = float2(b, a); return c.x + a.x; } Both<T> add(Both<T> o) { Both<T> r; r.a = a + o.a; r.b = b; return r; } };
template<typename T> void f6(inout T a, out T b) { b = a; InterlockedAdd(a, 1); switch (a) { case 1: break; } if (a) b = a ? a : b; (float2)a; float2 z = (float2)a; float3 w = float3(a, 1, 2); uint n = countbits(a); O[a] = a; O[0] = dot(a, float3(1,2,3)); }
template<typename T> struct Derived : Holder<T> { float g() { return value; } };
template<typename T> struct Iter { T x; static Iter<T> make(T v) { Iter<T> r; r.x = v; return r; } T operator+(T o) { return x + o; } T operator[](uint i) { return x; } };
template<typename T> using V3 = vector<T, 3>;
template<typename T> float f8(V3<T> a) { Iter<T> i = Iter<T>::make(a.x); Texture2D<T> t; ConstantBuffer<T> c; T u = c; return i + a.y; }
template<typename F> float apply(F f) { return f(1.0, 2); }
template<typename T, typename U = T> struct Pair { T a; U b; template<typename W> W conv() { return (W)a; } };
template<typename T> float f9() { Pair<T> p; p.a = 1; return p.template conv<float>() + p.b; }
template<uint N> uint f7(uint x) { switch (x) { case N: return 1; default: return x & N; } static_assert(N > 2, "no"); float a[N][2]; return a[1][0] + f7<N - 1>(x) + (N > 3 ? 1 : 2); }
template<typename T> float f10(T t) { return t.foo(1).bar + T::value; }
template<typename T> float f11(T t, T d = "s", float e = sizeof(T)) { struct L { int z; int m() { return y; } int y; }; L l = { t }; l.y = 1; l.none = l.m(2); L a[2] = l; struct { int b; } u; u.c = l; return a[0].w + (float)l; }
[numthreads(1,1,1)] void main() { O[0] = 1; }
