// args: -T lib_6_6
// Words of C++ stand on either side of a type; those of HLSL, in front of it.
int static a = 1;
int const static b = 2;
static int const c = 3;
float4 extern d;
unsigned static int e = 4;
unsigned const int f;
int unsigned static g = 5;
struct S { int static count() { return 1; } int x; };
S static s = {1};
int static inline twice(int const x) { return x + x; }
static static int h;
//     ^^^^^^ warning warn_duplicate_declspec: duplicate 'static' declaration specifier [-Wduplicate-decl-specifier]
static int static i;
//         ^^^^^^ warning warn_duplicate_declspec: duplicate 'static' declaration specifier [-Wduplicate-decl-specifier]
const int const j;
//        ^^^^^ warning warn_duplicate_declspec: duplicate 'const' declaration specifier [-Wduplicate-decl-specifier]
inline inline int once() { return 1; }
//     ^^^^^^ warning warn_duplicate_declspec: duplicate 'inline' declaration specifier [-Wduplicate-decl-specifier]

void locals() {
  int static x = 1;
  S const static y = {2};
  for (int const z = 0; z < 1;) {}
  x = a + b + c + e + g + y.x + s.x + h + i + twice(1) + once() + S::count();
}

float4x4 row_major k;
//       ^^^^^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
float groupshared l;
//    ^^^^^^^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
float uniform m;
//    ^^^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
void n(float in x, float4 out y, int const inout z) { y = x; }
//           ^^ error err_hlsl_modifier_after_type: modifiers must appear before type
//                        ^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
//                                         ^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
void export o() {}
//   ^^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
struct T { float linear x : A; float sample; };
//               ^^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
Buffer<float4 unorm> p;
//            ^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
