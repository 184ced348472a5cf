template<typename T> T twice(T value) { return value + value; }
template<> float twice<float>(float value) { return 2 * value; }
template<typename T, int N = 4> struct Array {
  T items[N];
  T get(int i) { return items[i]; }
  template<typename U> U as() { return (U)items[0]; }
};
template<int N> struct Array<float, N> { float item; };
template<> struct Array<int, 2> { int item; };
template<typename T, int N> T Array<T, N>::other(int i) { return items[i]; }
template<typename T> using Four = Array<T, 4>;
template<class... Rest> void pack(Rest rest);
template struct Array<uint, 3>;
Array<Array<float, 2>, 3> nested;
RWStructuredBuffer<Array<float, 2>> closed;
RWStructuredBuffer<vector<float, 4> > spaced;
Four<float> four;
Array<float, (3 > 2) ? 1 : 2> computed;
Array<float, 1 << 2> shifted;
template<typename T> void user(T x) {
  typename T::Type local;
  T other = T(x);
  other = (T)0;
  int less = twice<int>(3) < 4;
  int count = 3, limit = 4;
  bool compare = count < limit && limit > (count);
  f(q.x < 1, q.y > (2)); f(count < 1, limit > (2)); v = s.get<3>();
  float loaded = nested.items[0].as<float>();
  Array<T, 2> item;
  Array<T, 2>(item);
}
ByteAddressBuffer raw;
float4 load(uint at) { return raw.Load<float4>(at) + vk::RawBufferLoad<float4>(at) + reinterpret<float4>(at); }
; ==>
function twice: T
  template parameter T
  parameter value: T
  return (+ value value)
function twice<float>: float
  parameter value: float
  return (* 2 value)
struct Array
  template parameter T
  template parameter N: int = <4>
  variable items[N]: T
  function get: T
    parameter i: int
    return (index items i)
  function as: U
    template parameter U
    return (cast U (index items 0))
struct Array<float, N>
  template parameter N: int
  variable item: float
struct Array<int, 2>
  variable item: int
function Array<T, N>::other: T
  template parameter T
  template parameter N: int
  parameter i: int
  return (index items i)
alias Four: Array<T, 4>
  template parameter T
function pack: void (prototype)
  template parameter ...Rest
  parameter rest: Rest
instantiation
  type: struct Array<uint, 3>
variable nested: Array<Array<float, 2>, 3>
variable closed: RWStructuredBuffer<Array<float, 2>>
variable spaced: RWStructuredBuffer<vector<float, 4>>
variable four: Four<float>
variable computed: Array<float, (? (parentheses (> 3 2)) 1 2)>
variable shifted: Array<float, (<< 1 2)>
function user: void
  template parameter T
  parameter x: T
  variable local: typename T::Type
  variable other: T = (construct T x)
  (= other (cast T 0))
  variable less: int = (< (call twice<int> 3) 4)
  variable count: int = 3
  variable limit: int = 4
  variable compare: bool = (&& (< count limit) (> limit (parentheses count)))
  (call f (< (. q x) 1) (> (. q y) (parentheses 2)))
  (call f (< count 1) (> limit (parentheses 2)))
  (= v (call (. s get<3>)))
  variable loaded: float = (call (. (index (. nested items) 0) as<float>))
  variable item: Array<T, 2>
  variable item: Array<T, 2>
variable raw: ByteAddressBuffer
function load: float4
  parameter at: uint
  return (+ (+ (call (. raw Load<float4>) at) (call vk::RawBufferLoad<float4> at)) (call reinterpret<float4> at))
