// args: -T ps_6_0
// Clang takes all of this.
template<typename T> struct Pair { T first; T second; };
Pair<Pair<float>> joined;
Pair<Pair<float> > apart;
struct Base { public: float a; };
//            ^^^^^^ warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
struct Derived : public Base { float b; };
//               ^^^^^^ warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
struct Named { float a; } const named;
enum Kind { First, Second } const kind;
static_assert(1 == 1, "one");
_Static_assert(1 == 1, "one");
SubpassInput pass;
signed int number;
struct Counted { Kind kind; float rest[3]; };
float4 main(int i : I, float4 v : V, nointerpolation Kind k : K) : SV_Target {
  static_assert(2 == 2, "two");
  Counted counted = (Counted)v;
  Counted splat = (Counted)v.x;
  switch (i) {
    case 1:
      break;
    default:
  }
  switch (i) {
    case 1:
      break;
    default:;
  }
  return counted.rest[0] + splat.kind;
}
