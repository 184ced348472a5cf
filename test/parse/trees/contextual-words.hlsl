// Words that are modifiers in one place and names in another.
struct Names { float4 sample; float center, precise, indices; float4 point : POINT; linear centroid float2 texture : TEXCOORD; };
Texture2D texture; SamplerState sampler; float line, triangle, linear, payload;
float pass, technique, string1, read, write, compile, where, let, var, vertices, primitives;
float4 f(sample float4 a : A, center float4 b : B, point float4 c : C, precise float d, float sample) {
  float point = 1, center = sample;
  center = point; point++; sample.x = 3; precise = 2; precise float e = sample;
  indices[0] = 1; vertices = primitives + payload;
  line (3); triangle * 2; technique = pass;
  return texture.Sample(sampler, sample) + center;
}
struct Buffer { int x; };
Buffer hides;
struct Light { int x; };
Light Light;
void g() { Light.x = 1; float Buffer = 3; Buffer = Buffer < 3; (Buffer) - 1; }
void h() { Buffer b; (Buffer)b; }
; ==>
struct Names
  variable sample: float4
  variable center: float
  variable precise: float
  variable indices: float
  variable point: float4 : POINT
  variable linear centroid texture: float2 : TEXCOORD
variable texture: Texture2D
variable sampler: SamplerState
variable line: float
variable triangle: float
variable linear: float
variable payload: float
variable pass: float
variable technique: float
variable string1: float
variable read: float
variable write: float
variable compile: float
variable where: float
variable let: float
variable var: float
variable vertices: float
variable primitives: float
function f: float4
  parameter sample a: float4 : A
  parameter center b: float4 : B
  parameter point c: float4 : C
  parameter precise d: float
  parameter sample: float
  variable point: float = 1
  variable center: float = sample
  (= center point)
  (post++ point)
  (= (. sample x) 3)
  (= precise 2)
  variable precise e: float = sample
  (= (index indices 0) 1)
  (= vertices (+ primitives payload))
  (call line 3)
  (* triangle 2)
  (= technique pass)
  return (+ (call (. texture Sample) sampler sample) center)
struct Buffer
  variable x: int
variable hides: Buffer
struct Light
  variable x: int
variable Light: Light
function g: void
  (= (. Light x) 1)
  variable Buffer: float = 3
  (= Buffer (< Buffer 3))
  (- (parentheses Buffer) 1)
function h: void
  variable b: Buffer
  (cast Buffer b)
