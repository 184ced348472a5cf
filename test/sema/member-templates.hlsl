// args: -T lib_6_x
struct Loader {
  float value;
  template<typename T> static T make(uint from);
  template<bool Twice, typename A, typename B> void load(uint from) { value += Twice ? (A)from : (B)from; } //=> this.value += in float: (true:bool ? (float)from : (float)from)
  template<bool Twice, typename A, typename B> void both(uint from) { this.load<Twice, A, B>(from); } //=> this.Loader::load(from)
  template<bool Twice, int Count> void count(uint from) { value = Twice ? Count : from; } //=> this.value = (float)(false:bool ? (uint)3:int : from)
};
template<typename U> U Loader::make(uint from) { return (U)from; } //=> (float)from
void scale(struct Late late, int factor);
struct Late {
  float amount;
};
void scale(struct Late late, int factor) { late.amount *= factor; } //=> late.amount *= in float: (float)factor
float main(Loader loader, bool flag, int a, int b, uint c) {
  loader.both<true, float, uint>(c); //=> loader.Loader::both(c)
  loader.count<false, 3>(c); //=> loader.Loader::count(c)
  Late late = (Late)0; //=> splat Late(0:int)
  scale(late, 2); //=> scale(late, 2:int)
  bool2 compared = bool2(loader.value < a, b > (c)); //=> bool2{(loader.value < (float)a), ((uint)b > c)}
  return Loader::make<float>(c) + compared.x; //=> (Loader::make(c) + (float)compared.x)
}
