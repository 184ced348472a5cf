// args: -T cs_6_6
static int _Complex;
//         ^^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
static int __func__;
//         ^^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
struct S { int _Generic; };
//             ^^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
[numthreads(1, 1, 1)] void main() { int __typeof = 1; }
//                                      ^^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
Buffer<float> Other, void;
//                   ^^^^ error err_expected_unqualified_id: expected unqualified-id
static float4 color, float;
//                   ^^^^^ error err_expected_unqualified_id: expected unqualified-id
