// args: -T ps_6_0 --rules dxc -HV 202x
StructuredBuffer<vector<float, 4>> Data;
float4 main() : SV_Target { return Data[0]; }
