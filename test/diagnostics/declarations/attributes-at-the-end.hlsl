// args: -T lib_6_6
[numthreads(1, 1, 1)]
//                   ^ error err_expected_unqualified_id: expected unqualified-id
