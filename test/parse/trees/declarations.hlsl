static const float a = 1, b[2] = { 1, 2 }, c[2][3];
extern uniform row_major float4x4 World;
groupshared uint memory[64];
unsigned int count; unsigned bare;
float4 const d;
const unorm float4 e;
globallycoherent RWTexture2D<unorm float4> f : register(u2, space1);
SamplerState s0 : register(s0), s1 : register(ps_5_0, s1);
Texture2D<float4> arrays[4][2] : register(t0) : register(space3);
Texture2D unbounded[] : register(t8, space2);
float g : register(c2), h : register(ps_5_0, c2[3]) : register(vs, c);
ConstantBuffer<struct Inline { float x; }> i;
struct { float x; } anonymous;
struct Named { float x; } named, more[2];
struct Forward;
struct Named elaborated;
enum Color { Red, Green = 2, Blue, };
enum class Mode : uint { A, B = 1 << 2 } mode;
typedef float Weights[4], Scalar;
typedef struct { float x; } Aliased;
using Vec = vector<float, 4>;
namespace A::B { int inside; namespace C { struct S { int x; }; } }
using namespace A;
using A::B::inside;
A::B::C::S qualified;
::A::B::C::S global;
int A::B::defined = 3;
cbuffer Constants : register(b1, space2) {
  float4 m : packoffset(c1);
  float n : packoffset(c2.y), o;
  struct InBuffer { int x; };
  InBuffer p;
};
tbuffer Texels { float q; tbuffer Nested { float r; } }
static_assert(sizeof(float) == 4, "size" " of float");
_Static_assert(true);
[[vk::binding(0, 1)]] [[vk::image_format("rgba8")]] RWTexture2D<float4> image;
shared cbuffer Legacy { float t; }
precise float u;
;
; ==>
variable static a: const float = 1
variable static b[2]: const float = {1 2}
variable static c[2][3]: const float
variable extern uniform World: row_major float4x4
variable groupshared memory[64]: uint
variable count: unsigned int
variable bare: unsigned int
variable d: const float4
variable e: const unorm float4
variable globallycoherent f: RWTexture2D<unorm float4> : register(u2, space1)
variable s0: SamplerState : register(s0)
variable s1: SamplerState : register(ps_5_0, s1)
variable arrays[4][2]: Texture2D<float4> : register(t0) : register(space3)
variable unbounded[]: Texture2D : register(t8, space2)
variable g: float : register(c2)
variable h: float : register(ps_5_0, c2) : register(vs, c0)
variable i: ConstantBuffer<Inline (inline)>
variable anonymous: (unnamed) (inline)
  struct (unnamed)
    variable x: float
variable named: Named (inline)
variable more[2]: Named (inline)
  struct Named
    variable x: float
struct Forward (forward)
variable elaborated: struct Named
enum Color
  Red
  Green = 2
  Blue
variable mode: Mode (inline)
  enum class Mode: uint
    A
    B = (<< 1 2)
alias Weights[4]: float
alias Scalar: float
alias Aliased: (unnamed) (inline)
  struct (unnamed)
    variable x: float
alias Vec: vector<float, 4>
namespace A::B
  variable inside: int
  namespace C
    struct S
      variable x: int
using namespace A
using A::B::inside
variable qualified: A::B::C::S
variable global: ::A::B::C::S
variable A::B::defined: int = 3
cbuffer Constants : register(b1, space2)
  variable m: float4 : packoffset(c1)
  variable n: float : packoffset(c2.y)
  variable o: float
  struct InBuffer
    variable x: int
  variable p: InBuffer
tbuffer Texels
  variable q: float
  tbuffer Nested
    variable r: float
static_assert (== (sizeof float) 4) "size of float"
static_assert true
variable image: RWTexture2D<float4>
  attribute vk::binding 0 1
  attribute vk::image_format "rgba8"
cbuffer Legacy
  variable t: float
variable precise u: float
empty
