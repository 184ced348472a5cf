// args: -T ps_6_6 --rules dxc
void main() : SV_Target {}
