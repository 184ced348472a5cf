// args: -T vs_6_6 -E main --rules dxc
// DXC binds what its validator refuses later; so does the table, with a warning.
struct Rows { float4x4 view : MATRIX0; float4x4 projection : MATRIX1; };
cbuffer Scene { float4 tint; }; //=> b0
float4 main(Rows rows) : SV_Position { return rows.view[0] + rows.projection[1] + tint; }
