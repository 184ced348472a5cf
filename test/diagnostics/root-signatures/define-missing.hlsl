// args: -T ps_6_0 -rootsig-define RS
float4 main() : SV_Target { return 0; }
//@ nowhere warning warn_hlsl_rootsig_define_missing: '-rootsig-define' names 'RS', which is not a macro; it is ignored [-Wrootsig-define]
