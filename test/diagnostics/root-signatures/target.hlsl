// args: -T rootsig_1_1 -E RS
#define RS "CBV(b0), CBV(b0)"
//                   ^^^ error err_hlsl_resource_range_overlap: resource ranges b[0;0] and b[0;0] overlap within space = 0 and visibility = All
//          ^^^ note note_hlsl_resource_range_here: overlapping resource range here
this is not looked at
