// args: -T lib_6_6
struct int numbers[2];
//@ 1..7 error err_anonymous_struct_needs_definition: declaration of anonymous struct must be a definition
