struct T { float x; };
static float v, w; static int i; static float4 q;
void f() {
  v = w = 1 + 2 * 3 - 4 / 5 % 6;
  v = i << 2 >> 1 & 3 | 4 ^ 5;
  v = i < 1 || i >= 2 && i == 3 != true;
  v = i ? v : w ? 1 : 2;
  v += 1, w *= 2, i >>= 3;
  v = -+!~i; v = - - -v; ++i; i++; --i; i--;
  v = (i) - 1; v = (float)(i); v = (T)(q); v = (float) -i; v = (float2x2)q;
  v = (i); v = (i)(3); v = ((float)i).x;
  q = float4(1, 2, 3.5f, 0x1F); q = vector<float, 4>(q); q = Texture2D<float4>(t);
  v = q.xyz.x; v = 1.xxxx; v = 2.0.x; v = m._m00_11; q.rgb[0] = 3;
  v = f(1, f(), { 1, 2 }); v = o.method(1).field[2].call();
  v = this.x; v = S::count; v = ::global; v = N::M::f(3);
  v = sizeof(float4); v = sizeof v; v = sizeof(i) + 1; v = sizeof(float[4]);
  T t = { 1 }; T u = {}; T z = (T)0; float a[2][2] = { { 1, 2 }, { 3, 4 } };
  v = i < w; v = i < w > (v); v = q.x < w && q.y > (v);
  s = "a\tb" "c"; c = 'x'; b = true; b = false;
  v = (i, w); v = (float[2])a; v = (const float)i; v = unsigned(i); v = (unsigned int)i;
  v = (Unknown)i; v = x.Base::method(); return; v = h->Load(0); v = *h;
}
; ==>
struct T
  variable x: float
variable static v: float
variable static w: float
variable static i: int
variable static q: float4
function f: void
  (= v (= w (- (+ 1 (* 2 3)) (% (/ 4 5) 6))))
  (= v (| (& (>> (<< i 2) 1) 3) (^ 4 5)))
  (= v (|| (< i 1) (&& (>= i 2) (!= (== i 3) true))))
  (= v (? i v (? w 1 2)))
  (, (, (+= v 1) (*= w 2)) (>>= i 3))
  (= v (- (+ (! (~ i)))))
  (= v (- (- (- v))))
  (++ i)
  (post++ i)
  (-- i)
  (post-- i)
  (= v (- (parentheses i) 1))
  (= v (cast float (parentheses i)))
  (= v (cast T (parentheses q)))
  (= v (cast float (- i)))
  (= v (cast float2x2 q))
  (= v (parentheses i))
  (= v (call (parentheses i) 3))
  (= v (. (parentheses (cast float i)) x))
  (= q (construct float4 1 2 3.5f 0x1F))
  (= q (construct vector<float, 4> q))
  (= q (construct Texture2D<float4> t))
  (= v (. (. q xyz) x))
  (= v (. 1 xxxx))
  (= v (. 2.0 x))
  (= v (. m _m00_11))
  (= (index (. q rgb) 0) 3)
  (= v (call f 1 (call f) {1 2}))
  (= v (call (. (index (. (call (. o method) 1) field) 2) call)))
  (= v (. this x))
  (= v S::count)
  (= v ::global)
  (= v (call N::M::f 3))
  (= v (sizeof float4))
  (= v (sizeof v))
  (= v (+ (sizeof (parentheses i)) 1))
  (= v (sizeof float[4]))
  variable t: T = {1}
  variable u: T = {}
  variable z: T = (cast T 0)
  variable a[2][2]: float = {{1 2} {3 4}}
  (= v (< i w))
  (= v (> (< i w) (parentheses v)))
  (= v (&& (< (. q x) w) (> (. q y) (parentheses v))))
  (= s "a\tbc")
  (= c x)
  (= b true)
  (= b false)
  (= v (parentheses (, i w)))
  (= v (cast float[2] a))
  (= v (cast const float i))
  (= v (construct unsigned int i))
  (= v (cast unsigned int i))
  (= v (cast Unknown i))
  (= v (call (. x Base::method)))
  return
  (= v (call (-> h Load) 0))
  (= v (* h))
