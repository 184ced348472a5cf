// args: -T lib_6_6
Buffer<bool> one;
//@ 1..13 error err_hlsl_typed_buffer_of_bool: constraints not satisfied for class template 'Buffer' [with element_type = bool] [-Wdxc-extension]
//        help: a typed buffer has no format for bool: DXC reads and writes 'uint' values and compares them with 0
RWBuffer<vector<bool, 2>> two;
//@ 1..26 error err_hlsl_typed_buffer_of_bool: constraints not satisfied for class template 'RWBuffer' [with element_type = bool2] [-Wdxc-extension]
//        help: a typed buffer has no format for bool: DXC reads and writes 'uint' values and compares them with 0
StructuredBuffer<bool> fine;
RWTexture2D<bool> image;
