// args: -T rootsig_1_0 -E NotFoundRS
#define EntryRootSig "CBV(b0)"
//@ nowhere error err_hlsl_rootsignature_entry: rootsignature specified as target environment but entry, NotFoundRS, was not defined
