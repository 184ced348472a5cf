// args: -T lib_6_7
struct [raypayload] Payload {
  float4 color : read(caller) : write(closesthit, miss);
  uint depth : read(closesthit) : write(caller);
  uint nobody : write();
};
[shader("miss")] void Miss(inout Payload payload) {
  vector<uint8_t4_packed, 2> packed = { pack_u8(uint4(1, 2, 3, 4)), pack_u8(payload.color) };
  payload.color = unpack_u8u32(packed.y);
}
; ==>
// args: -T lib_6_7
struct [raypayload] Payload {
  float4 color : read(caller) : write(closesthit, miss);
  uint depth : read(closesthit) : write(caller);
  uint nobody : read();
};

[shader("miss")]
void Miss(inout Payload payload) {
  vector<uint8_t4_packed, 2> packed = vector<uint8_t4_packed, 2>(pack_u8(uint4(1, 2, 3, 4)), pack_u8(payload.color));
  payload.color = unpack_u8u32(packed.y);
}
