// args: -T gs_6_0
// The vertices of a geometry shader are a primitive; bytes have no elements.
RWByteAddressBuffer Bytes;
struct V {
  float4 p : SV_Position;
//           ^^^^^^^^^^^ error err_hlsl_semantic_unsupported_iotype_for_stage: semantic 'SV_Position' is unsupported in geometry shaders as input, requires one of the following: vertex input/output, pixel input
//                       help: what comes from vertices is a primitive: triangle Vertex vertices[3]
};
[maxvertexcount(3)] void main(V vertices[3], inout TriangleStream<V> stream) {
  Bytes[0] = 1;
//     ^ error err_hlsl_no_bytes_subscript: type 'RWByteAddressBuffer' does not provide a subscript operator
//       help: bytes are read and changed with methods, such as Load(address), Store(address, value) and InterlockedAdd(address, value)
  stream.Append(vertices[0]);
}
