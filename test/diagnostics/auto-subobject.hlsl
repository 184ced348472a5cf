// args: -T lib_6_3 -HV 202x
GlobalRootSignature signature = {"CBV(b0)"};
export int f() {
  auto copy = signature;
//     ^^^^ error err_auto_subobject: 'auto' cannot deduce type 'GlobalRootSignature'
  auto fine = 1;
  return fine;
}
