// args: -T vs_6_0
struct Packed { uint low : 4; uint high : 28; };
//                   ^^^ error err_hlsl_bit_field_in_signature: bit-field 'low' (part of V) cannot be used as shader inputs or outputs
//                       help: declare a whole number, and take it apart with shifts
//                   ^^^ error err_hlsl_bit_field_in_signature: bit-field 'low' (part of PACKED) cannot be used as shader inputs or outputs
//                       help: declare a whole number, and take it apart with shifts
struct Vertex { float4 position; Packed packed; };
Packed main(Vertex vertices : V, uint plain : P) : PACKED {
//                 ^^^^^^^^ note note_declared_here: 'vertices' declared here
  Packed result = { plain, vertices.packed.low };
  return result;
}
