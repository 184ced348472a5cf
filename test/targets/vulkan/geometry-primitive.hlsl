// args: -T gs_6_0
struct V { float4 position : SV_Position; };
[maxvertexcount(1)]
void main(point V input[1], uint id : SV_PrimitiveID, uint unread : SV_GSInstanceID, inout PointStream<V> stream) {
  if (id != 0) return;
  stream.Append(input[0]);
}
; ==>
struct V { float4 position; }
in float4[1] in_SV_POSITION0: Position
in uint in_SV_PRIMITIVEID0: PrimitiveId
out float4 out_SV_POSITION0: Position
void emit_0(V vertex) {
  out_SV_POSITION0 = vertex.position;
  EmitVertex(0:uint);
}
void main_1(V[1] input, uint id, uint unread) {
  if ((id != 0:uint)) {
    return;
  }
  emit_0(input[0:int]);
}
void main() {
  main(V[1]{V{in_SV_POSITION0[0:uint]}}, in_SV_PRIMITIVEID0, 0:uint);
}
