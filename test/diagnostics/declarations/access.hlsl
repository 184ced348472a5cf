// args: -T lib_6_6
// Access specifiers, which Clang has as an extension.
struct Dog {
  int legs;
  float sound() { return tail; }
protected:
//@ 1..10 warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
  int ears[2];
//    ^^^^ note note_access_natural: declared protected here
private:
//@ 1..8 warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
  int tail;
//    ^^^^ note note_access_natural: declared private here
//    ^^^^ note note_access_natural: declared private here
  void wag() {}
//     ^^^ note note_access_natural: declared private here
};
struct Shiba : public Dog { int coat; int fine() { return ears[0]; } int wrong() { return tail; } };
//             ^^^^^^ warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
//                                                                                        ^^^^ error err_access: 'tail' is a private member of 'Dog'
class Chow : private Dog { int fluff; int fine() { return legs; } };
//           ^^^^^^^ warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
//                   ^^^ note note_access_constrained_by_path: constrained by private inheritance here
struct Plain : Dog {};
void main() {
  Dog d;
  d.legs = 4;
  d.tail = 1;
//  ^^^^ error err_access: 'tail' is a private member of 'Dog'
  d.wag();
//  ^^^ error err_access: 'wag' is a private member of 'Dog'
  Shiba s;
  s.legs = 4;
  s.ears[0] = 1;
//  ^^^^ error err_access: 'ears' is a protected member of 'Dog'
  Chow c;
  c.legs = 1;
//  ^^^^ error err_access: 'legs' is a private member of 'Dog'
  Plain p;
  p.legs = (int)p.sound();
}
struct Virtual : virtual Dog {};
//               ^^^^^^^ error err_hlsl_virtual_inheritance: virtual inheritance is unsupported in HLSL
