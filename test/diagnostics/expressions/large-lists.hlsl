// args: -T cs_6_6
AppendStructuredBuffer<float4> many[2147483648];
RWStructuredBuffer<float> output;
[numthreads(1, 1, 1)]
void main() {
  AppendStructuredBuffer<float4> chosen[] = { many };
//                                          ^ error err_hlsl_list_too_large: a list of 2147483648 values is more than can be taken apart; the most is 1048576
//                                            help: copy it in a loop
  float wide[1048577];
  float copy[] = { wide, 1 };
//               ^ error err_hlsl_list_too_large: a list of 1048578 values is more than can be taken apart; the most is 1048576
//                 help: copy it in a loop
  output[0] = copy[0];
}
