// args: -T ps_6_6
struct Many { float4 rows[33] : A; };
float4 main(Many many) : SV_Target { return many.rows[3]; }
//     ^^^^ error err_dxil_signature_full: Failed to allocate all input signature elements in available space. ('A' finds no place in 32 registers)
