// args: -T ps_6_0
void main() : SV_Target9 {}
//            ^^^^^^^^^^ error err_hlsl_semantic_index_too_large: 'SV_Target9' is defined with semantic index 9, but only values 0 through 7 are supported
