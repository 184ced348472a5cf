// `using Base<T>::f` in a class brings the overloads of the base beside its own.
RWBuffer<float> Out;

template <typename T>
struct Base {
  T value;
  T get() { return value; } //=> this.value
  T scaled(T by) { return value * by; }
};

template <typename T>
struct Derived : Base<T> {
  using Base<T>::get;
  using Base<T>::scaled;
  using Base<T>::value;
  T get(T more) { return get() + more; } //=> (base Base<float>(this).Base<float>::get() + more)
  T scaled(T by) { return value - by; } //=> (base Base<float>(this).value - by)
};

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Derived<float> d;
  d.value = i; //=> base Base<float>(d).value = (float)i
  Out[0] = d.get() + d.get(2) + d.scaled(3); //=> Out[0:uint] = ((base Base<float>(d).Base<float>::get() + d.Derived<float>::get(2:float)) + d.Derived<float>::scaled(3:float))
}
