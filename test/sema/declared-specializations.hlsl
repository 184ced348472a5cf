// args: -T cs_6_6
// A specialisation may be called before it is defined, and be declared again.
RWBuffer<int> result;
template<typename T> int f(T a) { return 1; } //=> 1:int
template<> int f<int>(int a);
int use(int x) { return f(x); } //=> f(x)
template<> int f<int>(int b) { return b * 2; } //=> (b * 2:int)
template<> int f<int>(int c);
[numthreads(1, 1, 1)]
void main() {
  result[0] = use(2) + f(3) + f(true); //=> result[0:uint] = ((use(2:int) + f(3:int)) + f.4(true:bool))
}
