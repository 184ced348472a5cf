// args: -T lib_6_6
payload float2 function(float2 a) { return a; }
//@ 1..8 error err_hlsl_varmodifierna: 'payload' is not a valid modifier for a function
indices RWBuffer<float> global;
//@ 1..8 error err_hlsl_varmodifierna: 'indices' is not a valid modifier for a global variable
void local() {
  primitives float variable = 1;
//^^^^^^^^^^ error err_hlsl_varmodifierna: 'primitives' is not a valid modifier for a local variable
}
