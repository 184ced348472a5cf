// args: -T cs_6_6 -Wall -Wunused-resource
RWBuffer<float> O;
Texture2D<float4> never;
//                ^^^^^ warning warn_unused_resource: resource 'never' is never used [-Wunused-resource]
static float nobody;
//           ^^^^^^ warning warn_unused_variable: unused variable 'nobody' [-Wunused-variable]
static const float constant = 1;
//                 ^^^^^^^^ warning warn_unused_const_variable: unused variable 'constant' [-Wunused-const-variable]
static const int size = 2;
[numthreads(1, 1, 1)] void main() {
  float unused;
//      ^^^^^^ warning warn_unused_variable: unused variable 'unused' [-Wunused-variable]
  float set = 1;
//      ^^^ warning warn_unused_variable: unused variable 'set' [-Wunused-variable]
  float assigned;
  assigned = 1;
  const int count = 3;
  float sized[count];
  sized[0] = size;
  static int kept;
//           ^^^^ warning warn_unused_variable: unused variable 'kept' [-Wunused-variable]
  float4 vectors;
//       ^^^^^^^ warning warn_unused_variable: unused variable 'vectors' [-Wunused-variable]
  O[0] = sized[0];
}
