// args: -T lib_6_3
// A static member without a definition has no value; one that nobody uses needs none.
struct Counts {
  static float used;
//             ^^^^ note note_hlsl_member_declared: 'used' declared here
  static float defined;
  static float zero;
  static float unused;
  static const int constant = 4;
};
float Counts::defined = 2;
float Counts::zero;

float through() { return Counts::used; }
//                       ^^^^^^^^^^^^ error err_hlsl_member_never_defined: static member 'used' is used here, but never defined
//                                    help: define it outside of the struct, as in float S::x = 1;

[shader("pixel")]
float main() : SV_Target { return through() + Counts::defined + Counts::zero + Counts::constant; }
