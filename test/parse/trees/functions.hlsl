float prototype(float, in float2 uv : TEXCOORD0, out float x = 1, inout float y[2]);
void nothing(void) {}
[numthreads(8, 8, 1)] [RootSignature("CBV(b0)," "SRV(t0)")]
void main(uint3 id : SV_DispatchThreadID, uniform float scale) {}
float4 pixel(float4 position : SV_Position, nointerpolation uint mask : MASK) : SV_Target0 { return position; }
int array()[2];
export inline float exported() { return 0; }
[maxvertexcount(3)]
void geometry(triangle float4 input[3] : SV_Position, point float4 p[1], lineadj float4 l[4], inout TriangleStream<float4> stream) {}
[outputtopology("triangle")]
void mesh(out vertices float4 v[3], out indices uint3 t[1], out primitives float4 p[1], in payload float4 load) {}
void hull(InputPatch<float4, 3> patch, const OutputPatch<float4, 3> control) {}
struct S {
  static int count;
  float x;
  float get() const { return this.x; }
  void set(float value);
  S operator+(S other) { return other; }
  float operator[](int index) { return x; }
  float operator()(float a, float b) { return a; }
  operator float() { return x; }
  struct Inner { int y; };
  Inner inner;
};
int S::count = 0;
void S::set(float value) { Inner i; x = value; }
S operator-(S a, S b);
interface Shape { float area(); };
class Circle : Shape { float area() { return 3; } };
struct Derived : S, Shape { uint low : 4, high : 28; uint : 2; float n : NORMAL; float area() { return 0; } };
struct [raypayload] Payload { float hit : read(caller) : write(closesthit, miss); };
void at(uint a [[vk::location(3)]] : A);
; ==>
function prototype: float (prototype)
  parameter (unnamed): float
  parameter in uv: float2 : TEXCOORD0
  parameter out x: float = 1
  parameter inout y[2]: float
function nothing: void
function main: void
  attribute numthreads 8 8 1
  attribute RootSignature "CBV(b0),SRV(t0)"
  parameter id: uint3 : SV_DispatchThreadID
  parameter uniform scale: float
function pixel: float4 : SV_Target0
  parameter position: float4 : SV_Position
  parameter nointerpolation mask: uint : MASK
  return position
function array: int[2] (prototype)
function export inline exported: float
  return 0
function geometry: void
  attribute maxvertexcount 3
  parameter triangle input[3]: float4 : SV_Position
  parameter point p[1]: float4
  parameter lineadj l[4]: float4
  parameter inout stream: TriangleStream<float4>
function mesh: void
  attribute outputtopology "triangle"
  parameter out vertices v[3]: float4
  parameter out indices t[1]: uint3
  parameter out primitives p[1]: float4
  parameter in payload load: float4
function hull: void
  parameter patch: InputPatch<float4, 3>
  parameter control: const OutputPatch<float4, 3>
struct S
  variable static count: int
  variable x: float
  function get: float const
    return (. this x)
  function set: void (prototype)
    parameter value: float
  function operator+: S
    parameter other: S
    return other
  function operator[]: float
    parameter index: int
    return x
  function operator(): float
    parameter a: float
    parameter b: float
    return a
  function operator (conversion): float
    return x
  struct Inner
    variable y: int
  variable inner: Inner
variable S::count: int = 0
function S::set: void
  parameter value: float
  variable i: Inner
  (= x value)
function operator-: S (prototype)
  parameter a: S
  parameter b: S
interface Shape
  function area: float (prototype)
class Circle : Shape
  function area: float
    return 3
struct Derived : S, Shape
  variable low: uint bits 4
  variable high: uint bits 28
  variable (unnamed): uint bits 2
  variable n: float : NORMAL
  function area: float
    return 0
struct Payload
  attribute raypayload
  variable hit: float : read(caller) : write(closesthit, miss)
function at: void (prototype)
  parameter a: uint : A
    attribute vk::location 3
