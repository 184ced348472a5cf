// args: -T lib_6_7
struct [raypayload] Payload {
  float4 color : read(caller) : write(closesthit, miss);
  uint depth : read(closesthit) : write(caller);
};
[shader("miss")] void Miss(inout Payload payload) { payload.color = 0; }
; ==>
// args: -T lib_6_7
struct [raypayload] Payload {
  float4 color : read(caller) : write(closesthit, miss);
  uint depth : read(closesthit) : write(caller);
};

[shader("miss")]
void Miss(inout Payload payload) {
  payload.color = 0.0;
}
