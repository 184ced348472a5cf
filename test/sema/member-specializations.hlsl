// Members of class templates with bodies outside, in namespaces, in structs, and for some arguments.
namespace N {
  template<typename T> struct Pair { T a, b; T sum(); struct Half { T value; T twice(); }; };
  template<typename T> T same(T x);
}
template<typename T> T N::Pair<T>::sum() { return a + b; } //=> (this.a + this.b)
template<> float N::Pair<float>::sum() { return a * b; } //=> (this.a * this.b)
template<typename U> U N::Pair<U>::Half::twice() { return value + value; } //=> (this.value + this.value)
template<typename T> T N::same(T x) { return x; } //=> x
template<> int N::same<int>(int x) { return x + 1; } //=> (x + 1:int)
struct Outer { template<typename T> struct In { T v; T get(); T get(T by); }; };
template<typename T> T Outer::In<T>::get(T by) { return v + by; } //=> (this.v + by)
template<typename T> T Outer::In<T>::get() { return v; } //=> this.v
template struct N::Pair<int>;
template int N::same<int>(int);
RWStructuredBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() {
  N::Pair<int> i = { 1, 2 }; //=> N::Pair<int>{1:int, 2:int}
  N::Pair<float> f = { 3, 4 }; //=> N::Pair<float>{3:float, 4:float}
  N::Pair<int>::Half h = { 5 }; //=> N::Pair<int>::Half{5:int}
  Outer::In<float> in_ = { 6 }; //=> Outer::In<float>{6:float}
  Out[0] = i.sum() + f.sum() + h.twice() + N::same(7) + N::same(0.5f) + in_.get() + in_.get(8); //=> Out[0:uint] = (((((((float)i.N::Pair<int>::sum() + f.N::Pair<float>::sum()) + (float)h.N::Pair<int>::Half::twice()) + (float)N::same(7:int)) + N::same.3(0.5:float)) + in_.Outer::In<float>::get()) + in_.Outer::In<float>::get.1(8:float))
}
