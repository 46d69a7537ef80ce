/// The version of the tool, as `--version` prints it.
package let scaffoldVersion = "0.1.0"
