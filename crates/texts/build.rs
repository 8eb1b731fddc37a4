//! Turns the messages of `locales/` into one typed function each.

use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    let out = std::env::var("OUT_DIR").expect("cargo names the folder for what is built");
    build_from_locales_folder(
        BuildOptions::default()
            .with_output_file_path(&format!("{out}/l10n.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&format!("{out}/all.ftl")))
            .with_lint_level(LintLevel::Deny)
            .without_bidi_isolation()
            .without_format(),
    )
}
