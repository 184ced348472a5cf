// args: -T cs_6_6
float missing(float x);
float unused(float x);
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() {
  Out[0] = missing(1);
//         ^^^^^^^ error err_hlsl_function_never_defined: function 'missing' is used but never defined
  if (false)
    Out[1] = unused(1);
}
